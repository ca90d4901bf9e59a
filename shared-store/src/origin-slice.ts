/**
 * The site's public origin from the server's configuration, for instance `https://www.example.com`: canonical links,
 * structured data and shared links use it, and not the address of the current request.
 */
export const originReducer = (state = ''): string => state;

export const selectOrigin = ({ origin }: { readonly origin: string }): string => origin;
