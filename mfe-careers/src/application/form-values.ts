import { textOf } from 'api-client';
import { TEXT_FIELDS, type TextField } from './application-rules';

/** The input of a text field within a form. */
export function controlOf(form: HTMLFormElement, name: string): HTMLInputElement | HTMLTextAreaElement | undefined {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control : undefined;
}

/** The values of the text fields, in the browser or as they were posted. */
export function readTexts(form: FormData): Record<TextField, string> {
  const texts = TEXT_FIELDS.map(({ name }) => [name, textOf(form, name)]);
  return Object.fromEntries(texts) as Record<TextField, string>;
}

/** Fills the fields that are still empty, so that later input is not overwritten. */
export function fillTexts(form: HTMLFormElement, texts: Partial<Record<TextField, string>>): void {
  for (const { name } of TEXT_FIELDS) {
    const control = controlOf(form, name);
    const text = texts[name];
    if (control && text && control.value === '') control.value = text;
  }
}
