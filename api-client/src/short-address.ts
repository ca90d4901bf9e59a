/**
 * A network address without the part that identifies a household: the last byte of an IPv4 address, all but the first
 * 48 bits of an IPv6 address. Logs contain nothing longer. Any other text becomes empty.
 */
export function shortAddress(address: string): string {
  const v4 = /^(?:::ffff:)?(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/i.exec(address);
  if (v4) return `${v4[1]}.0`;
  if (!/^[\da-f:.]+(?:%[\w.-]+)?$/i.test(address) || !address.includes(':')) return '';
  const [head = ''] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  return `${[...groups, '0', '0', '0'].slice(0, 3).join(':')}::`;
}
