import type { Page } from '@playwright/test';

/** The script in which a language is written. */
const SCRIPTS: Readonly<Record<string, string>> = { hi: 'Devanagari', gu: 'Gujarati' };

/**
 * The texts and the names for screen readers in a document whose `lang` is not their language: words in Latin
 * letters in an element in `language`, its script in an English element, and any other `lang` than these two and the
 * languages' own names. Units, times, email addresses and numbers of standards are the same in every language.
 *
 * @param page parses the HTML, and loads and shows nothing of it
 * @returns each text with its language, as `[en] प्रतिक्रिया`
 */
export function unmarkedTexts(page: Page, language: 'hi' | 'gu', html: string): Promise<string[]> {
  return page.evaluate(
    ([wanted, script, source]) => {
      const { body } = new DOMParser().parseFromString(source, 'text/html');
      const own = new RegExp(`\\p{Script=${script}}`, 'u');
      const words = /\p{Ll}{4}/u;
      const isMarked = (text: string, lang: string | null | undefined): boolean => {
        if (lang === 'en') return !own.test(text);
        if (lang === wanted) return own.test(text) || !words.test(text.replaceAll(/\S+@\S+/g, ''));
        return false;
      };
      const found: string[] = [];
      const check = (element: Element | null, text: string | null | undefined): void => {
        const lang = element?.closest('[lang]');
        if (!text?.trim() || lang?.matches('a[hreflang]')) return;
        const code = lang?.getAttribute('lang');
        if (!isMarked(text, code)) found.push(`[${code}] ${text.trim()}`);
      };
      const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        if (!text.parentElement?.closest('script, style, noscript, template'))
          check(text.parentElement, text.nodeValue);
      for (const name of ['aria-label', 'alt', 'placeholder', 'title'])
        for (const element of body.querySelectorAll(`[${name}]`)) check(element, element.getAttribute(name));
      return [...new Set(found)];
    },
    [language, SCRIPTS[language], html] as const,
  );
}
