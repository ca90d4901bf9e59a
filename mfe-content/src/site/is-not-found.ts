/** Whether a read failed because there is no such thing, or can be none of that name. */
export function isNotFound(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'status' in error && (error.status === 404 || error.status === 400)
  );
}
