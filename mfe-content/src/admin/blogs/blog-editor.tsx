import { useNavigate } from 'react-router-dom';
import type { Blog } from 'api-client';
import { notify } from 'ui-kit';
import { EditorScreen, PublicationFields, useEditor } from 'admin-kit';
import { FormColumns, TextAreaField, TextField, useForm } from 'ui-kit/form';
import { BlogView } from '../../blogs/blog-view';
import { adminPaths } from '../admin-paths';
import { useBlogAddMutation, useBlogUpdateMutation } from '../content-changes';
import { ItemHistory } from '../history/item-history';
import { PictureField } from '../pictures/picture-field';
import { cleanedForPreview } from '../rich-text/cleaned-for-preview';
import { RichTextField } from '../rich-text/rich-text-field';
import { BLOG_LABELS, toBlogBody, toBlogValues, toPreviewBlog } from './blog-values';
import type { BlogValues } from './blog-values';

/** The editor of a blog, new or existing. */
export function BlogEditor({ blog }: { readonly blog?: Blog }) {
  const navigate = useNavigate();
  const [add] = useBlogAddMutation();
  const [update] = useBlogUpdateMutation();
  const form = useForm<BlogValues>({ defaultValues: toBlogValues(blog) });
  const editor = useEditor<BlogValues, Blog>({
    form,
    entity: blog,
    toValues: toBlogValues,
    save: async (values, version) => {
      const body = toBlogBody(values, blog);
      const answer = blog
        ? await update({
            params: { id: blog._id },
            body: { ...body, ...(version !== undefined && { version }) },
          }).unwrap()
        : await add({ body }).unwrap();
      return answer.message;
    },
    onSaved: () => void navigate(adminPaths.blogs),
  });
  const title = blog ? `Edit ${blog.title}` : 'Add blog';
  return (
    <EditorScreen
      title={title}
      crumbs={[{ label: 'Blogs', href: adminPaths.blogs }, { label: title }]}
      editor={editor}
      toValues={toBlogValues}
      labels={BLOG_LABELS}
      onInvalid={() => notify.error('All Fields are Required')}
      preview={() => {
        const values = form.getValues();
        const content = cleanedForPreview(values.content);
        return <BlogView blog={toPreviewBlog({ ...values, content }, blog, new Date().toISOString())} />;
      }}
      actions={blog && <ItemHistory collection="blogs" id={blog._id} labels={BLOG_LABELS} />}
      aside={
        <>
          <PublicationFields />
          <PictureField name="blogImg" label={BLOG_LABELS.blogImg} altName="imageAlt" required="Picture is required" />
          <TextField name="imageAlt" label={BLOG_LABELS.imageAlt} hint="For those who cannot see it." optional />
          <TextField name="tags" label={BLOG_LABELS.tags} hint="Separated by commas." optional />
          <TextField
            name="slug"
            label={BLOG_LABELS.slug}
            hint="Made from the title when empty. Lower-case letters, digits and hyphens."
            optional
          />
        </>
      }
    >
      <TextField name="title" label={BLOG_LABELS.title} dir="auto" rules={{ required: 'Title is required' }} />
      <TextAreaField name="summary" label={BLOG_LABELS.summary} rows={2} maxLength={500} dir="auto" optional />
      <RichTextField name="content" label={BLOG_LABELS.content} rules={{ required: 'Content is required' }} />
      <FormColumns>
        <TextField name="author" label={BLOG_LABELS.author} rules={{ required: 'Author is required' }} />
        <PictureField name="authorImg" label={BLOG_LABELS.authorImg} />
      </FormColumns>
      <FormColumns>
        <TextField name="Date" type="date" label={BLOG_LABELS.Date} hint="Today when empty." optional />
        <TextField name="time" type="time" label={BLOG_LABELS.time} hint="Now when empty." optional />
      </FormColumns>
    </EditorScreen>
  );
}
