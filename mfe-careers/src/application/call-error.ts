interface CallError {
  /** The HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly errors: readonly { readonly path: string; readonly message: string }[];
}

function isFieldError(value: unknown): value is { path: string; message: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'path' in value &&
    typeof value.path === 'string' &&
    'message' in value &&
    typeof value.message === 'string'
  );
}

/** What a failed call says besides its message. */
export function callErrorOf(error: unknown): CallError {
  if (typeof error !== 'object' || error === null) return { status: 0, errors: [] };
  const status = 'status' in error && typeof error.status === 'number' ? error.status : 0;
  const errors: unknown[] = 'errors' in error && Array.isArray(error.errors) ? error.errors : [];
  return { status, errors: errors.filter(isFieldError) };
}
