/**
 * The site's public origin, as the server was configured with it, for instance `https://www.example.com`: whatever is
 * written down or passed on (canonical links, structured data, shared links) is made of it, and not of the address by
 * which somebody happens to visit.
 */
export const originReducer = (state = ''): string => state;

export const selectOrigin = ({ origin }: { readonly origin: string }): string => origin;
