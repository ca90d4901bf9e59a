import { useNavigate } from 'react-router-dom';
import type { NewsItem } from 'api-client';
import { notify } from 'ui-kit';
import { EditorScreen, PublicationFields, useEditor } from 'admin-kit';
import { CheckboxField, FormColumns, TextAreaField, TextField, useForm } from 'ui-kit/form';
import { NewsArticle } from '../../news/news-article';
import { adminPaths } from '../admin-paths';
import { useNewsAddMutation, useNewsUpdateMutation } from '../content-changes';
import { ItemHistory } from '../history/item-history';
import { PictureField } from '../pictures/picture-field';
import { cleanedForPreview } from '../rich-text/cleaned-for-preview';
import { RichTextField } from '../rich-text/rich-text-field';
import { NEWS_LABELS, toNewsBody, toNewsValues, toPreviewNewsItem } from './news-values';
import type { NewsValues } from './news-values';

/** The editor of a news item, new or existing. */
export function NewsEditor({ item }: { readonly item?: NewsItem }) {
  const navigate = useNavigate();
  const [add] = useNewsAddMutation();
  const [update] = useNewsUpdateMutation();
  const form = useForm<NewsValues>({ defaultValues: toNewsValues(item) });
  const editor = useEditor<NewsValues, NewsItem>({
    form,
    entity: item,
    toValues: toNewsValues,
    save: async (values, version) => {
      const body = toNewsBody(values, item);
      const answer = item
        ? await update({
            params: { id: item._id },
            body: { ...body, ...(version !== undefined && { version }) },
          }).unwrap()
        : await add({ body }).unwrap();
      return answer.message;
    },
    onSaved: () => void navigate(adminPaths.news),
  });
  const title = item ? `Edit ${item.title}` : 'Add news';
  return (
    <EditorScreen
      title={title}
      crumbs={[{ label: 'News', href: adminPaths.news }, { label: title }]}
      editor={editor}
      toValues={toNewsValues}
      labels={NEWS_LABELS}
      onInvalid={() => notify.error('All Fields are Required')}
      preview={() => {
        const values = form.getValues();
        const content = cleanedForPreview(values.content);
        return <NewsArticle item={toPreviewNewsItem({ ...values, content }, item, new Date().toISOString())} />;
      }}
      actions={item && <ItemHistory collection="news" id={item._id} labels={NEWS_LABELS} />}
      aside={
        <>
          <PublicationFields />
          <CheckboxField name="pinned" label={NEWS_LABELS.pinned} />
          <PictureField name="image" label={NEWS_LABELS.image} altName="imageAlt" required="Picture is required" />
          <TextField name="imageAlt" label={NEWS_LABELS.imageAlt} hint="For those who cannot see it." optional />
          <TextField
            name="slug"
            label={NEWS_LABELS.slug}
            hint="Made from the title when empty. Lower-case letters, digits and hyphens."
            optional
          />
        </>
      }
    >
      <TextField name="title" label={NEWS_LABELS.title} dir="auto" rules={{ required: 'Title is required' }} />
      <TextAreaField name="summary" label={NEWS_LABELS.summary} rows={2} maxLength={500} dir="auto" optional />
      <RichTextField name="content" label={NEWS_LABELS.content} rules={{ required: 'Content is required' }} />
      <FormColumns>
        <TextField name="category" label={NEWS_LABELS.category} rules={{ required: 'Category is required' }} />
        <TextField name="date" type="date" label={NEWS_LABELS.date} hint="Today when empty." optional />
      </FormColumns>
      <FormColumns>
        <TextField name="author" label={NEWS_LABELS.author} optional />
        <TextField name="source" label={NEWS_LABELS.source} optional />
      </FormColumns>
      <TextField name="sourceUrl" type="url" label={NEWS_LABELS.sourceUrl} optional />
    </EditorScreen>
  );
}
