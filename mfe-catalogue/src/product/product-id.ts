/** A product's part of an address in the API's format: ids and slugs are lower case, without blanks. */
export function productKey(part: string): string {
  return part
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
}
