import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A key and a certificate that it has signed itself, by default for 127.0.0.1. */
export function selfSigned(name = 'IP:127.0.0.1'): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'self-signed-'));
  const [keyFile, certificateFile] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const options = ['-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=of the tests'];
  const names = ['-addext', `subjectAltName=${name}`];
  execFileSync('openssl', ['req', '-x509', ...options, ...names, '-keyout', keyFile, '-out', certificateFile], {
    stdio: 'ignore',
  });
  const made = { key: readFileSync(keyFile), cert: readFileSync(certificateFile) };
  rmSync(folder, { recursive: true });
  return made;
}
