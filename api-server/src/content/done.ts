/** The beginning of the answer to a change. */
export function done(message: string) {
  return { success: true as const, message };
}
