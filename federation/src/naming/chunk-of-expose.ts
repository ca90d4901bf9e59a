/** The name of the chunk that holds an expose: `./slots/openings` → `expose-slots-openings`. */
export function chunkOfExpose(expose: string): string {
  return `expose-${expose.replace('./', '').replaceAll('/', '-')}`;
}
