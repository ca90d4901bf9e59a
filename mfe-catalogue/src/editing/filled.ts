/** The rule of a text that may not be empty, blanks alone included. */
export const filled = (label: string) => ({
  required: `${label} is required`,
  validate: (value: unknown) => (typeof value === 'string' && value.trim() !== '') || `${label} is required`,
});
