import { answersName, fetchForm, formCollection, PRIVACY_PATH, type PageSection, type RefusedItem } from 'api-client';
import { useSearch } from 'federation/contract';
import { useActionData, useHref } from 'react-router-dom';
import { useRead } from 'shared-store';
import { KitLink, Notice } from 'ui-kit';
import { PublicForm } from 'ui-kit/posted-form';
import { pages } from '../remote';
import { useTexts } from '../texts';
import { SectionFrame } from '../sections/section-frame';
import classes from './form-section.module.css';
import { byId, formIdOf } from './forms';
import { ReportLink } from './report-link';

/** A posted form that was refused, on its page. */
export interface RefusedForm {
  readonly form: string;
  readonly refused: RefusedItem;
}

interface FormSectionProps {
  readonly section: PageSection;
  /** The address of the page, which handles the form. */
  readonly path: string;
}

/** A form that editors made. One that is not published, or not chosen yet, is not shown. */
export function FormSection({ section, path }: FormSectionProps) {
  const { text, rich, count, lang } = useTexts();
  const id = formIdOf(section) ?? '';
  const address = useHref(path);
  const { data: form } = useRead(fetchForm, byId(id), { skip: id === '' });
  const sent = useSearch(pages['own-page']).get('sent');
  const posted = useActionData() as RefusedForm | undefined;
  if (!form) return null;
  const anchor = `form-${answersName(id)}`;
  return (
    <SectionFrame section={section} introduced={section.text !== ''}>
      <div className={classes.form}>
        {form.introduction && !form.anonymous && <p dir="auto">{form.introduction}</p>}
        {form.anonymous ? (
          <ReportLink form={form} />
        ) : sent === id && !posted ? (
          <div id={anchor}>
            <Notice tone="success" role="status">
              {form.thanks || <span lang={lang}>{text('Thank you. We have received your answers.')}</span>}
            </Notice>
          </div>
        ) : (
          <PublicForm
            id={anchor}
            label={form.title}
            path={`${address}?${new URLSearchParams({ form: id })}`}
            privacyPath={PRIVACY_PATH}
            text={text}
            lang={lang}
            kept={
              lang &&
              rich('It is deleted after {months}. More in the {notice}.', {
                months: count(form.keptMonths, '{count} month', '{count} months'),
                notice: (
                  <KitLink key="notice" href={PRIVACY_PATH}>
                    {text('privacy notice')}
                  </KitLink>
                ),
              })
            }
            definition={formCollection(form)}
            posted={posted?.form === id ? posted.refused : undefined}
          />
        )}
      </div>
    </SectionFrame>
  );
}
