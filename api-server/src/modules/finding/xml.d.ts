/** Text as part of an XML document; markup in it stays text (security.md, 25). */
export declare function xmlText(text: string): string;
/** An element that holds text. */
export declare function element(name: string, text: string, attributes?: Readonly<Record<string, string>>): string;
export declare const XML_HEAD = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>";
