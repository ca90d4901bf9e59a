/** A number with its noun: `1 view`, `5,875 views`. */
export function counted(count: number, thing: string): string {
  return `${count.toLocaleString('en-IN')} ${thing}${count === 1 ? '' : 's'}`;
}
