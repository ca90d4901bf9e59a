import '../validation/without-eval';
import * as z from 'zod';

/** Letters, digits, hyphens and underscores: the browser's encoding of bytes and names of transports. */
const base64url = (label: string, max: number) =>
  z
    .string({ error: `${label} must be text` })
    .min(1, `${label} is required`)
    .max(max, `${label} is too long`)
    .regex(/^[\w-]+$/, `${label} must be base64url`);

const credentialFields = {
  id: base64url('Passkey', 2_000),
  rawId: base64url('Passkey', 2_000),
  type: z.literal('public-key', { error: 'Passkey must be a public key' }),
};

/** The browser's answer when a passkey is created (WebAuthn, RegistrationResponseJSON). */
export const newPasskeySchema = z.object(
  {
    ...credentialFields,
    response: z.object({
      clientDataJSON: base64url('Passkey', 4_000),
      attestationObject: base64url('Passkey', 20_000),
      transports: z.array(base64url('Transport', 40)).max(10).optional(),
    }),
  },
  { error: 'Passkey is required' },
);
export type NewPasskey = z.output<typeof newPasskeySchema>;

/** The browser's answer when a passkey is used (WebAuthn, AuthenticationResponseJSON). */
export const usedPasskeySchema = z.object(
  {
    ...credentialFields,
    response: z.object({
      clientDataJSON: base64url('Passkey', 4_000),
      authenticatorData: base64url('Passkey', 4_000),
      signature: base64url('Passkey', 4_000),
      userHandle: base64url('Passkey', 200).optional(),
    }),
  },
  { error: 'Passkey is required' },
);
export type UsedPasskey = z.output<typeof usedPasskeySchema>;

const descriptorSchema = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
});

/** The options to create a passkey (WebAuthn, PublicKeyCredentialCreationOptionsJSON). */
export const newPasskeyOptionsSchema = z.object({
  rp: z.object({ name: z.string(), id: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  excludeCredentials: z.array(descriptorSchema),
  authenticatorSelection: z.object({
    residentKey: z.enum(['preferred', 'required', 'discouraged']),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});

/** The options to use a passkey (WebAuthn, PublicKeyCredentialRequestOptionsJSON). */
export const usedPasskeyOptionsSchema = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.int(),
  allowCredentials: z.array(descriptorSchema),
  userVerification: z.literal('required'),
});
