import { ATTACHMENT_UPLOAD, PRIVACY_PATH } from 'api-client';
import type { ComponentProps, ReactNode } from 'react';
import { KitLink } from 'ui-kit';
import { PublicForm } from 'ui-kit/posted-form';
import { useTexts } from '../texts';

type EditorsFormProps = Pick<
  ComponentProps<typeof PublicForm>,
  'id' | 'label' | 'labelLang' | 'path' | 'definition' | 'posted'
>;

/** A form that editors made, with the texts around its questions in the language of the document. */
export function EditorsForm(props: EditorsFormProps): ReactNode {
  const { text, rich, count, lang } = useTexts();
  const kept = rich('It is deleted after {months}. More in the {notice}.', {
    months: count(props.definition.publicForm?.keptMonths ?? 0, '{count} month', '{count} months'),
    notice: (
      <KitLink key="notice" href={PRIVACY_PATH}>
        {text('privacy notice')}
      </KitLink>
    ),
  });
  const fileHint = (
    <span lang={lang}>
      {text('A PDF or a picture (JPEG, PNG or WebP) of at most {size}.', { size: ATTACHMENT_UPLOAD.size })}
    </span>
  );
  return (
    <PublicForm {...props} privacyPath={PRIVACY_PATH} text={text} lang={lang} kept={lang && kept} fileHint={fileHint} />
  );
}
