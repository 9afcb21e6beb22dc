/** A setting with which the server cannot start; the message is for the operator. */
export class InvalidSetting extends Error {}

/** @param settings those that the address comes from, as in `HOST and PORT` */
export const cannotListen = (settings: string, { message }: Error): InvalidSetting =>
  new InvalidSetting(`Nothing can listen at ${settings}: ${message}.`);

/** Whether a host is reached from this machine only. */
export const isLoopback = (host: string) => host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
