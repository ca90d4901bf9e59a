import './without-eval';
import * as z from 'zod';
import { EMAIL } from '../email';
import { fileNameOf } from '../file-address';
import { LINE_MAX, TEXT_MAX } from '../limits';
import { hasAddress, noAddress } from '../written-address';

/** Control characters and lone surrogates, which people do not type in one line. */
const NOT_IN_A_LINE = /[\p{Cc}\p{Cs}]/u;
/** The same for longer text, where tabs and line ends are allowed. */
const NOT_IN_TEXT = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u;
/** An absolute http(s) address. `javascript:`, `//host` and paths of this site do not match. */
const WEB_ADDRESS = /^https?:\/\/[^\s<>"'\\]+$/i;
/** A path of this site; `//host` does not match. */
const SITE_PATH = /^\/(?!\/)[^\s<>"'\\]*$/;
/** A link may also be an anchor, an email address or a telephone number. */
const SAFE_LINK = /^(?:https?:\/\/[^\s<>"'\\]+|\/(?!\/)[^\s<>"'\\]*|#[\w-]*|mailto:[^\s<>"'\\]+|tel:[+\d\s().-]+)$/i;

export const ADDRESS_MAX = 2048;

/** A string whose error names the field: "Name is required", "Name must be text". */
function string(label: string) {
  return z.string({ error: (issue) => (issue.input === undefined ? `${label} is required` : `${label} must be text`) });
}

/** Trimmed text with a maximum length, without characters that are not allowed; it may be empty. */
function bounded(label: string, max: number, notAllowed: RegExp) {
  return string(label)
    .trim()
    .max(max, `${label} must have at most ${max} characters`)
    .refine((value) => !notAllowed.test(value), `${label} has characters that are not allowed`);
}

/** A single line that may be empty. */
export function optionalLine(label: string, max = LINE_MAX) {
  return bounded(label, max, NOT_IN_A_LINE);
}

/** A required single line, trimmed. */
export function line(label: string, max = LINE_MAX) {
  return optionalLine(label, max).min(1, `${label} is required`);
}

/** A value that is not a line at all gets the message about that instead. */
const isNoAddress = (value: string): boolean =>
  value.length > LINE_MAX || NOT_IN_A_LINE.test(value) || !hasAddress(value);

/** The name of a person or a company from visitors: one line without an address. */
export function nameLine(label = 'Name') {
  return line(label).refine(isNoAddress, noAddress(label));
}

/** The same, may be empty. */
export function optionalNameLine(label: string) {
  return optionalLine(label).refine(isNoAddress, noAddress(label));
}

/** Text of several lines that may be empty. */
export function optionalText(label: string, max = TEXT_MAX) {
  return bounded(label, max, NOT_IN_TEXT);
}

/** Required text of several lines, trimmed. */
export function text(label: string, max = TEXT_MAX) {
  return optionalText(label, max).min(1, `${label} is required`);
}

const HTML_MAX = 500_000;

/** HTML of an article. The server sanitises it on input and on output. */
export function html(label: string) {
  return text(label, HTML_MAX);
}

/** The same, may be empty. */
export function optionalHtml(label: string) {
  return optionalText(label, HTML_MAX);
}

/** The focal point of a picture, in percent: `#30,100`. */
const FOCUS = /#\d{1,3},\d{1,3}$/;
const isPicture = (value: string): boolean => fileNameOf(value.replace(FOCUS, '')) !== undefined;
const isFile = (value: string): boolean => isPicture(value) || WEB_ADDRESS.test(value);
const isWebAddress = (value: string): boolean => WEB_ADDRESS.test(value);

/** A kind of address: one that is required, and one that may be empty. */
function address(isValid: (value: string) => boolean, rule: string) {
  const message = (label: string): string => `${label} ${rule}`;
  return {
    required: (label: string) => line(label, ADDRESS_MAX).refine(isValid, message(label)),
    optional: (label: string) =>
      optionalLine(label, ADDRESS_MAX).refine((value) => value === '' || isValid(value), message(label)),
  };
}

/** The address of a page: a path of this site, or http(s). */
export const { required: destinationAddress } = address(
  (value) => isWebAddress(value) || SITE_PATH.test(value),
  'must be an http(s) address or a path of this site',
);

/** The address of a picture: a file of this site, not any other path and not another host. */
export const { required: pictureAddress, optional: optionalPictureAddress } = address(
  isPicture,
  'must be a file of the media library, such as /api/v1/files/…',
);

/** The address of a document: a file of this site, or http(s). */
export const { required: fileAddress, optional: optionalFileAddress } = address(
  isFile,
  'must be a file of this site or an http(s) address',
);

/** The address of a file that was uploaded to this site. */
export const { required: uploadedFile, optional: optionalUploadedFile } = address(
  (value) => fileNameOf(value) !== undefined,
  'must be a file that was uploaded here',
);

export const { optional: optionalWebAddress } = address(isWebAddress, 'must be an http(s) address');

/** The same, required; the contract publishes its pattern. */
export function webAddress(label: string) {
  return line(label, ADDRESS_MAX).regex(WEB_ADDRESS, `${label} must be an http(s) address`);
}

/** The target of a button or an entry of a menu: http(s), a path, an anchor, `mailto:` or `tel:`. */
export const { required: link, optional: optionalLink } = address(
  (value) => SAFE_LINK.test(value),
  'must be a page, such as /contact, or begin with https://, mailto: or tel:',
);

export function mailAddress(label = 'Email') {
  return line(label, 254).regex(EMAIL, `${label} must be a valid email address`);
}

/** The same, may be empty. */
export function optionalMailAddress(label: string) {
  return optionalLine(label, 254).refine(
    (value) => value === '' || EMAIL.test(value),
    `${label} must be a valid email address`,
  );
}

/** A date or a moment that `Date` understands, stored as written; may be empty. */
export function optionalDate(label: string) {
  return optionalLine(label, 40).refine(
    (value) => value === '' || !Number.isNaN(Date.parse(value)),
    `${label} must be a date`,
  );
}

/** A list of short lines, such as roles, tags or benefits. */
export function lines(label: string, most = 50, max = 500) {
  return z
    .array(line(label, max), { error: `${label} must be a list` })
    .max(most, `${label} may have at most ${most} entries`);
}

/** The id of a part of an item. */
export const partId = z.string().regex(/^[\w-]{1,40}$/, 'Id may have letters, digits and hyphens only');

/** A list of identifiers of other entities. */
export function idList(label: string, most = 1_000) {
  return z
    .array(line(label, 100), { error: `${label} must be a list` })
    .max(most, `${label} may have at most ${most} entries`);
}

export function flag(label: string) {
  return z.boolean({ error: `${label} must be true or false` });
}

/** An integer, zero or more: counts and positions. */
export function count(label: string) {
  return z
    .int({ error: `${label} must be a whole number` })
    .min(0, `${label} must not be negative`)
    .max(1_000_000_000, `${label} is too large`);
}

/** A name in an address: lower-case words of any script, joined by hyphens. */
export const slugSchema = line('Slug', 160).regex(
  /^(?!.*\p{Lu})[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:-[\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*$/u,
  'Slug may have lower-case letters, digits and hyphens only',
);

/** Agreement to the use of what was entered; anything but true is refused. */
export const consentSchema = z.literal(true, { error: 'Consent is required' });

/** A field that people never see. If it is filled in, a bot sent the form: the call succeeds and stores nothing. */
export const honeypotSchema = z.string().max(2_000).optional();

/** Whether a moment, if it is one, has a year that a database stores in every time zone. */
function isStored(moment: string): boolean {
  const year = new Date(moment).getUTCFullYear();
  return Number.isNaN(year) || (year >= 1970 && year < 9999);
}

/** A moment in ISO 8601, in the years from 1970 to 9998. */
export const momentSchema = z.iso
  .datetime({ offset: true, error: 'Must be a moment in ISO 8601' })
  .refine(isStored, 'Must be a moment from 1970 to 9998');
