/** The heading of a page that threw an error (specification, section 8). */
export const UNEXPECTED_ERROR = 'Unexpected Application Error!';
