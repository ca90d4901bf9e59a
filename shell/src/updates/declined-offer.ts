const KEY = 'declined-language';

/** Whether the visitor has closed the offer of this language on this device. */
export function isOfferDeclined(language: string): boolean {
  try {
    return localStorage.getItem(KEY) === language;
  } catch {
    return false;
  }
}

/** Stores that the visitor has closed the offer of this language. */
export function declineOffer(language: string): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // If storage is forbidden, the next document offers it again.
  }
}
