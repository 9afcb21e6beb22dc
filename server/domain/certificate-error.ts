/** Errors of a TLS connection whose certificate is not trusted, is for another name, or has expired. */
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)|ERR_TLS/;

/** Whether this code of an error says that a certificate is not trusted. */
export const isCertificateError = (code: string): boolean => CERTIFICATE.test(code);
