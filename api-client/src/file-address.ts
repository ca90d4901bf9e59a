/** The name of a file of this site, taken from its address; undefined for every other address. */
export function fileNameOf(address: string): string | undefined {
  return /^\/api\/v1\/files\/([a-z0-9][a-z0-9.-]*)$/.exec(address)?.[1];
}
