/** A cell by RFC 4180, defused when it looks like a formula. */
export declare function csvCell(value: string): string;
/** A row by RFC 4180, with its line end. */
export declare function csvRow(values: readonly string[]): string;
