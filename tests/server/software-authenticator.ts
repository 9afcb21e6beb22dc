import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** The server's question to an authenticator, and the origin at which the browser is. */
interface Asked {
  challenge: string;
  origin: string;
  /** What the browser says besides, as that it is inside of another site's page. */
  client?: object;
  /** Whether the authenticator checks a fingerprint, face or PIN; defaults to true. */
  isUserVerified?: boolean;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** A passkey as a browser and its authenticator make and show it (WebAuthn level 2, ES256, attestation `none`). */
export class SoftwareAuthenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #id = randomBytes(16);
  #counter = 0;

  /** The answer of `navigator.credentials.create`. */
  create(asked: Asked) {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    // COSE: key type EC2, algorithm ES256, curve P-256, and the point.
    const point = [Buffer.from('215820', 'hex'), base64(x), Buffer.from('225820', 'hex'), base64(y)];
    const publicKey = Buffer.concat([Buffer.from('a5010203262001', 'hex'), ...point]);
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.#id.length]), this.#id, publicKey]);
    const authData = Buffer.concat([this.#authData(asked, HAS_CREDENTIAL), credential]);
    const attestationObject = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
      Buffer.from([authData.length]),
      authData,
    ]);
    const response = {
      clientDataJSON: clientData('webauthn.create', asked),
      attestationObject: text(attestationObject),
    };
    return { ...this.#credential(), response: { ...response, transports: ['internal'] } };
  }

  /** The answer of `navigator.credentials.get`. */
  show(asked: Asked) {
    const clientDataJSON = clientData('webauthn.get', asked);
    const authenticatorData = this.#authData(asked);
    const hash = createHash('sha256').update(base64(clientDataJSON)).digest();
    const signature = sign('sha256', Buffer.concat([authenticatorData, hash]), this.#keys.privateKey);
    const response = { clientDataJSON, authenticatorData: text(authenticatorData), signature: text(signature) };
    return { ...this.#credential(), response };
  }

  #credential() {
    const id = text(this.#id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {} };
  }

  #authData({ origin, isUserVerified = true }: Asked, flags = 0): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++this.#counter);
    const party = createHash('sha256').update(new URL(origin).hostname).digest();
    return Buffer.concat([party, Buffer.from([flags | USER_PRESENT | (isUserVerified ? USER_VERIFIED : 0)]), counter]);
  }
}

const text = (bytes: Buffer) => bytes.toString('base64url');
const base64 = (encoded: string) => Buffer.from(encoded, 'base64url');
const clientData = (type: string, { challenge, origin, client }: Asked) =>
  text(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false, ...client })));
