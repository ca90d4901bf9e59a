import { dictionary } from '@zxcvbn-ts/language-common';
import { fold } from '../../text/fold';

/** The most common passwords, folded (security.md, 5). */
const MOST_COMMON = new Set(dictionary.passwords.slice(0, 3_000).map((password) => fold(String(password))));
const COMPANY = ['tridhara', 'tridharaenergy', 'tridharaenergychemicals', 'tridharaenergyandchemicals'];

/** Letters and digits alone: `T r i d h a r a !!` is still the company's name. */
const bare = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]+/gu, '');

/** A common password written twice, or with digits and signs around it, is as easy to guess. */
function isCommon(password: string): boolean {
  const folded = fold(password);
  const plain = bare(password);
  const half = plain.slice(0, plain.length / 2);
  const repeated = plain.length > 0 && plain === half + half && MOST_COMMON.has(half);
  return MOST_COMMON.has(folded) || MOST_COMMON.has(plain) || repeated || /^(.)\1*$/u.test(password);
}

/** Nothing but the company's name, or a person's address, beside digits and signs. */
function isOnly(password: string, names: readonly string[]): boolean {
  const plain = bare(password);
  const letters = plain.replace(/\p{N}+/gu, '');
  return names.filter(Boolean).some((name) => plain === name || letters === name.replace(/\p{N}+/gu, ''));
}

/**
 * Why a password is not taken (security.md, 5); nothing when it is. Its length is the schema's business.
 *
 * @param company the site's title, refused as a password beside the company's own name
 */
export function passwordProblem(
  password: string,
  { email, company = '' }: { email: string; company?: string },
): string | undefined {
  if (isCommon(password)) return 'This password is one of the most common ones. Choose another.';
  const [local = '', domain = ''] = email.split('@');
  if (isOnly(password, [...COMPANY, bare(company)])) return "The company's name is no password. Choose another.";
  const person = [bare(email), bare(local)].filter((name) => name.length > 2);
  if (
    isOnly(password, person) ||
    fold(password) === fold(email) ||
    (domain !== '' && bare(password) === bare(domain))
  ) {
    return 'Your own address is no password. Choose another.';
  }
  return undefined;
}
