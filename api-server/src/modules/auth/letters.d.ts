import type { Message } from '../../mail/mail';
export declare const codeLetter: (to: string, code: string, what: string) => Message;
export declare const alreadyRegisteredLetter: (to: string, siteUrl: string) => Message;
export declare const requestLetter: (to: string, name: string, email: string, siteUrl: string) => Message;
export declare const approvedLetter: (to: string, name: string, siteUrl: string) => Message;
export declare const changedLetter: (to: string, what: string, siteUrl: string) => Message;
