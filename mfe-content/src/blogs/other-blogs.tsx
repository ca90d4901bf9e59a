import { useState } from 'react';
import { BLOGS_PATH } from 'api-client';
import { ButtonLink, Section, SectionHead } from 'ui-kit';
import { useBlogOthersQuery } from './api';
import { useTexts } from '../texts';
import { BLOG_STEP } from './blog-list';
import { BlogRow } from './blog-row';

/** Up to three other blogs below a blog, with paging in steps of three (specification, section 2). */
export function OtherBlogs({ blogId }: { readonly blogId: string }) {
  const { text, lang } = useTexts();
  const [page, setPage] = useState(1);
  // The current three stay visible while the next three are loading.
  const { data } = useBlogOthersQuery({ page, except: blogId });
  if (!data || data.blogs.length === 0) return null;
  return (
    <Section tone="mist" spacing="tight" aria-labelledby="other-blogs" data-print="hide">
      <SectionHead
        id="other-blogs"
        title={<span lang={lang}>{text('More to read')}</span>}
        action={
          <ButtonLink href={BLOGS_PATH} variant="secondary" lang={lang}>
            {text('All blogs')}
          </ButtonLink>
        }
      />
      <BlogRow blogs={data.blogs} total={data.total} perPage={BLOG_STEP} page={page} onPage={setPage} show />
    </Section>
  );
}
