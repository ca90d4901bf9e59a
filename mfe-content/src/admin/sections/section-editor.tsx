import { useNavigate } from 'react-router-dom';
import type { Section, SectionKind } from 'api-client';
import { notify } from 'ui-kit';
import { EditorScreen, PublicationFields, useEditor } from 'admin-kit';
import { CheckboxField, FormColumns, SelectField, TextAreaField, TextField, useForm } from 'ui-kit/form';
import { adminPaths } from '../admin-paths';
import { useSectionAddMutation, useSectionUpdateMutation } from '../content-changes';
import { ItemHistory } from '../history/item-history';
import { PictureField } from '../pictures/picture-field';
import { ItemFields } from './item-fields';
import { KIND_NAMES, SECTION_LABELS, toSectionBody, toSectionValues } from './section-values';
import type { SectionValues } from './section-values';

const PAGES = [
  { value: 'home', label: 'Home' },
  { value: 'about', label: 'About us' },
  { value: 'privacy', label: 'Privacy' },
];
const KINDS = Object.entries(KIND_NAMES).map(([value, label]) => ({ value, label }));

/** The editor of a section of the home or about page, new or existing. */
export function SectionEditor({ section }: { readonly section?: Section }) {
  const navigate = useNavigate();
  const [add] = useSectionAddMutation();
  const [update] = useSectionUpdateMutation();
  const form = useForm<SectionValues>({ defaultValues: toSectionValues(section) });
  const editor = useEditor<SectionValues, Section>({
    form,
    entity: section,
    toValues: toSectionValues,
    save: async (values, version) => {
      const body = toSectionBody(values);
      const answer = section
        ? await update({
            params: { id: section._id },
            body: { ...body, ...(version !== undefined && { version }) },
          }).unwrap()
        : await add({ body }).unwrap();
      return answer.message;
    },
    onSaved: () => void navigate(adminPaths.sections),
  });
  const kind: SectionKind = form.watch('kind');
  const title = section ? `Edit ${section.heading}` : 'Add section';
  return (
    <EditorScreen
      title={title}
      crumbs={[{ label: 'Page sections', href: adminPaths.sections }, { label: title }]}
      editor={editor}
      toValues={toSectionValues}
      labels={SECTION_LABELS}
      onInvalid={() => notify.error('All Fields are Required')}
      actions={section && <ItemHistory collection="sections" id={section._id} labels={SECTION_LABELS} />}
      aside={
        <>
          <PublicationFields />
          <CheckboxField name="visible" label={SECTION_LABELS.visible} />
          <PictureField name="image" label={SECTION_LABELS.image} altName="imageAlt" />
          <TextField name="imageAlt" label={SECTION_LABELS.imageAlt} optional />
        </>
      }
    >
      <FormColumns>
        <SelectField name="page" label={SECTION_LABELS.page} options={PAGES} />
        <SelectField name="kind" label={SECTION_LABELS.kind} options={KINDS} />
      </FormColumns>
      <TextField name="eyebrow" label={SECTION_LABELS.eyebrow} optional />
      <TextField name="heading" label={SECTION_LABELS.heading} rules={{ required: 'Heading is required' }} />
      <TextAreaField
        name="text"
        label={SECTION_LABELS.text}
        hint="An empty line begins a new paragraph."
        rows={5}
        optional
      />
      <FormColumns>
        <TextField name="linkLabel" label={SECTION_LABELS.linkLabel} optional />
        <TextField name="link" label={SECTION_LABELS.link} optional />
      </FormColumns>
      <ItemFields kind={kind} />
    </EditorScreen>
  );
}
