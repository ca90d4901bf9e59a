import { fieldNameOf, formCollection, langOf, NO_ANSWER, reportDefinition, type Form, type Question } from 'api-client';
import type { ReportForm } from 'api-client';
import type { ComponentProps } from 'react';
import type { PublicForm } from 'ui-kit/posted-form';
import type { useTexts } from '../texts';

type ShownDefinition = ComponentProps<typeof PublicForm>['definition'];
type ShownField = ShownDefinition['fields'][string];
type Texts = Pick<ReturnType<typeof useTexts>, 'text' | 'lang'>;

/** The languages of some texts of an item, without those that are not known. */
const langsOf = <Name extends string>(item: Parameters<typeof langOf>[0], ...names: Name[]) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const lang = langOf(item, name);
      return lang === undefined ? [] : [[name, lang]];
    }),
  ) as { [Key in Name]?: string };

/** The choices of a question: each in the language of the page, or in English if it is not translated. */
function shownChoices({ options = [], optionLabels }: ShownField, question: Question, { text, lang }: Texts) {
  if (!lang) return {};
  const labels = { ...optionLabels, [NO_ANSWER]: text(NO_ANSWER) };
  const langs = options.map((one) => [one, one in labels ? lang : langOf(question, 'options')] as const);
  return { optionLabels: labels, optionLangs: Object.fromEntries(langs) };
}

function shownQuestion(field: ShownField, question: Question, texts: Texts): ShownField {
  return { ...field, langs: langsOf(question, 'label', 'help'), ...shownChoices(field, question, texts) };
}

function shownDefinition(definition: ShownDefinition, form: ReportForm, texts: Texts): ShownDefinition {
  const { text, lang } = texts;
  if (!lang) return definition;
  const own = ['name', 'email'].flatMap((name) => {
    const field = definition.fields[name];
    return field ? [[name, { ...field, label: text(field.label), langs: { label: lang } }] as const] : [];
  });
  const questions = form.questions.flatMap((question) => {
    const name = fieldNameOf(question);
    const field = definition.fields[name];
    return field ? [[name, shownQuestion(field, question, texts)] as const] : [];
  });
  return {
    ...definition,
    fields: { ...definition.fields, ...Object.fromEntries([...own, ...questions]) },
    ...(definition.publicForm && {
      publicForm: { ...definition.publicForm, langs: langsOf(form, 'agreement', 'button') },
    }),
  };
}

/** A form as its visitors see it, each text with its language. The answers to it are in English. */
export const shownForm = (form: Form, texts: Texts): ShownDefinition =>
  shownDefinition(formCollection(form), form, texts);

/** The same of a form for reports without a name. */
export const shownReportForm = (form: ReportForm, texts: Texts): ShownDefinition =>
  shownDefinition(reportDefinition(form), form, texts);
