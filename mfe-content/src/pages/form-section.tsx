import { answersName, fetchForm, langOf, type Form, type PageSection, type RefusedItem } from 'api-client';
import { useSearch } from 'federation/contract';
import { useActionData, useHref } from 'react-router-dom';
import { useRead } from 'shared-store';
import { Notice } from 'ui-kit';
import { pages } from '../remote';
import { useTexts } from '../texts';
import { SectionFrame } from '../sections/section-frame';
import { EditorsForm } from './editors-form';
import classes from './form-section.module.css';
import { shownForm } from './form-in-language';
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

/** The questions of a form, or the thanks after it was sent. */
function Questions({ form, path }: { readonly form: Form; readonly path: string }) {
  const texts = useTexts();
  const { text, lang } = texts;
  const address = useHref(path);
  const sent = useSearch(pages['own-page']).get('sent');
  const posted = useActionData() as RefusedForm | undefined;
  const anchor = `form-${answersName(form._id)}`;
  const isSent = sent === form._id && !posted;
  return (
    <>
      {form.introduction && (
        <p dir="auto" lang={langOf(form, 'introduction')}>
          {form.introduction}
        </p>
      )}
      {isSent ? (
        <div id={anchor}>
          <Notice tone="success" role="status">
            {form.thanks ? (
              <span lang={langOf(form, 'thanks')}>{form.thanks}</span>
            ) : (
              <span lang={lang}>{text('Thank you. We have received your answers.')}</span>
            )}
          </Notice>
        </div>
      ) : (
        <EditorsForm
          id={anchor}
          label={form.title}
          labelLang={langOf(form, 'title')}
          path={`${address}?${new URLSearchParams({ form: form._id })}`}
          definition={shownForm(form, texts)}
          posted={posted?.form === form._id ? posted.refused : undefined}
        />
      )}
    </>
  );
}

/** A form that editors made. One that is not published, or not chosen yet, is not shown. */
export function FormSection({ section, path }: FormSectionProps) {
  const id = formIdOf(section) ?? '';
  const { data: form } = useRead(fetchForm, byId(id), { skip: id === '' });
  if (!form) return null;
  return (
    <SectionFrame section={section} introduced={section.text !== ''}>
      <div className={classes.form}>
        {form.anonymous ? <ReportLink form={form} /> : <Questions form={form} path={path} />}
      </div>
    </SectionFrame>
  );
}
