import addressparser from 'nodemailer/lib/addressparser';

export interface Sender {
  readonly name: string;
  readonly address: string;
  /** The part of the address behind the @. */
  readonly domain: string;
}

/** The sender of a header such as `Tridhara <no-reply@example.com>`. */
export function senderOf(from: string): Sender {
  const [found] = addressparser(from, { flatten: true });
  const address = found?.address ?? '';
  return { name: found?.name || address, address, domain: address.slice(address.lastIndexOf('@') + 1) || 'localhost' };
}
