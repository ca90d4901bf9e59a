import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, UsedPasskey } from 'api-client';

/** The faults to inject into an authenticator. */
export interface PasskeyFaults {
  origin?: string;
  rpId?: string;
  /** Whether it has verified its user. */
  verified?: boolean;
  challenge?: string;
  counter?: number;
}

interface Site {
  origin: string;
  rpId: string;
}

/** An authenticator in software: a real ES256 key pair that makes and uses one passkey (WebAuthn, sections 6.1, 7). */
export class TestPasskey {
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private readonly id = randomBytes(32);
  counter = 0;

  constructor(private readonly site: Site = { origin: 'http://localhost:3000', rpId: 'localhost' }) {}

  /** A browser's answer to the options for a new passkey. */
  create(options: { challenge: string }, faults: PasskeyFaults = {}): NewPasskey {
    const attested = Buffer.concat([Buffer.alloc(16), length16(this.id), this.id, this.publicKey()]);
    const authData = Buffer.concat([this.authenticatorData(0x40, faults), attested]);
    const attestationObject = Buffer.concat([
      // {"fmt": "none", "attStmt": {}, "authData": …}
      Buffer.from([0xa3]),
      ...[cborText('fmt'), cborText('none'), cborText('attStmt'), Buffer.from([0xa0])],
      ...[cborText('authData'), cborBytes(authData)],
    ]);
    return {
      ...this.credential(),
      response: {
        clientDataJSON: this.clientData('webauthn.create', options, faults).toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** A browser's answer to the options for using it. */
  use(options: { challenge: string }, faults: PasskeyFaults = {}, userHandle?: string): UsedPasskey {
    this.counter += 1;
    const authenticatorData = this.authenticatorData(0, { counter: this.counter, ...faults });
    const clientData = this.clientData('webauthn.get', options, faults);
    const signed = Buffer.concat([authenticatorData, createHash('sha256').update(clientData).digest()]);
    return {
      ...this.credential(),
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', signed, this.keys.privateKey).toString('base64url'),
        ...(userHandle !== undefined && { userHandle }),
      },
    };
  }

  private credential() {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key' as const };
  }

  private clientData(type: string, options: { challenge: string }, faults: PasskeyFaults): Buffer {
    const { origin = this.site.origin, challenge = options.challenge } = faults;
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  private authenticatorData(flags: number, { rpId = this.site.rpId, verified = true, counter = 0 }: PasskeyFaults) {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const present = 0x01 | (verified ? 0x04 : 0);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags | present]), count]);
  }

  /** The public key as COSE has it: {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
  private publicKey(): Buffer {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
      ...[Buffer.from([0x21]), cborBytes(Buffer.from(x, 'base64url'))],
      ...[Buffer.from([0x22]), cborBytes(Buffer.from(y, 'base64url'))],
    ]);
  }
}

function length16(bytes: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(bytes.length);
  return length;
}

const cborText = (text: string): Buffer => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

const cborBytes = (bytes: Buffer): Buffer =>
  bytes.length < 256
    ? Buffer.concat([Buffer.from([0x58, bytes.length]), bytes])
    : Buffer.concat([Buffer.from([0x59]), length16(bytes), bytes]);
