/** The services with those that visitors do not see yet. */
export const ALL_SERVICES = { withToken: true, query: { status: 'all' } } as const;
