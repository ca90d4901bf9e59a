import { fold } from 'api-client';
import { isCommonPassword } from './common-passwords';

const COMPANY = ['tridhara', 'tridharaenergy', 'tridharaenergychemicals', 'tridharaenergyandchemicals'];

/** Letters and digits alone: `T r i d h a r a !!` is still the company's name. */
const bare = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]+/gu, '');

/** Whether a password is only the company's name, or a person's address, with digits and signs. */
function isOnly(password: string, names: readonly string[]): boolean {
  const plain = bare(password);
  const letters = plain.replace(/\p{N}+/gu, '');
  return names.filter(Boolean).some((name) => plain === name || letters === name.replace(/\p{N}+/gu, ''));
}

/**
 * Why a password is refused; undefined when it is accepted. The schema checks its length.
 *
 * @param company the site's title, refused as a password beside the company's own name
 */
export function passwordProblem(
  password: string,
  { email, company = '' }: { email: string; company?: string },
): string | undefined {
  const [local = '', domain = ''] = email.split('@');
  if (isOnly(password, [...COMPANY, bare(company)]))
    return "The company's name cannot be your password. Choose another.";
  const person = [bare(email), bare(local)].filter((name) => name.length > 2);
  if (
    isOnly(password, person) ||
    fold(password) === fold(email) ||
    (domain !== '' && bare(password) === bare(domain))
  ) {
    return 'Your own address cannot be your password. Choose another.';
  }
  if (isCommonPassword(password)) return 'This password is one of the most common ones. Choose another.';
  return undefined;
}
