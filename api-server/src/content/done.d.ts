/** The beginning of the answer to a change. */
export declare function done(message: string): {
    success: true;
    message: string;
};
