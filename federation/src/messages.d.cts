/** The translations in a PO file by their English text, as JSON. */
declare function messages(source: string): string;
export = messages;
