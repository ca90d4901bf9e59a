/** Abbreviations before a dot in a name: titles, initials, and "St. John", also without a space ("Dr. A.Kumar"). */
const ABBREVIATION =
  /^(?:\p{L}|dr|mr|mrs|ms|st|sr|jr|fr|er|ing|prof|smt|shri|sri|md|mohd|rev|hon|capt|col|gen|maj|sgt|pvt|co|corp)$/iu;

/** Top-level domains under which anyone can register; mail programs turn such names into links. */
const ENDINGS =
  /^(?:com|net|org|info|biz|edu|gov|mil|int|io|co|in|uk|us|eu|de|fr|ru|cn|me|tv|cc|ly|ai|app|dev|xyz|top|site|online|shop|store|tech|club|live|icu|vip|win|link|click|page|web|blog|news|work|world|zone|cloud|space|website|fun|pro|mobi|name|asia|support|email|example|test|local|onion|tk|ml|ga|cf|gq|to|gg|su|nl|it|es|pl|br|jp|kr|au|ca|ch|at|be|se|no|dk|fi|ie|nz|za|mx|ar|tr|ua|ro|cz|gr|pt|hu|il|ae|sa|sg|hk|tw|th|vn|id|my|ph|pk|bd|lk|np|ir|iq|kz|by|рф)$/iu;

/** Whether words around a dot without a space are a bare domain, rather than an initial or a title before a name. */
function isDomain(labels: readonly string[]): boolean {
  const last = labels.at(-1) ?? '';
  if (!/^(?:\p{L}{2,}|xn--.*)$/iu.test(last)) return false;
  if (ENDINGS.test(last)) return true;
  // "A.Kumar", "J.R.R.Tolkien", "Dr.Kumar": everything before the last word is an abbreviation.
  return !labels.slice(0, -1).every((label) => ABBREVIATION.test(label));
}

/**
 * Whether a name contains the address of a page, a site or a mailbox. Emails contain names, mail programs turn anything
 * like an address into a link, and the site would vouch for it.
 */
export function hasAddress(name: string): boolean {
  const text = name
    .normalize('NFKC')
    .replaceAll(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .replaceAll('。', '.');
  if (/[a-z\d]:\/|\bwww\.|@[\p{L}\p{N}]|\b(?:mailto|tel|javascript|data|sms):/iu.test(text)) return true;
  const words = text.match(/(?<![\p{L}\p{N}.-])[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu) ?? [];
  if (words.some((word) => isDomain(word.split('.')))) return true;
  // A numeric address, such as 192.0.2.1.
  return /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/.test(text);
}

/** The message beside a field; `label` begins the sentence, such as "Name". */
export const noAddress = (label: string): string =>
  `${label} must not contain a web or email address. Put a space after each dot.`;
