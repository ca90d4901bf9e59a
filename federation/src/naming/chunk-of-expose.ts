/** The name of an expose's chunk: `./slots/openings` → `expose-slots-openings`. */
export function chunkOfExpose(expose: string): string {
  return `expose-${expose.replace('./', '').replaceAll('/', '-')}`;
}
