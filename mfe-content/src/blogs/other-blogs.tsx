import { useState } from 'react';
import { ButtonLink, Section, SectionHead } from 'ui-kit';
import { BLOGS_PATH } from '../paths';
import { useBlogCardsQuery } from './blog-endpoints';
import { BlogRow } from './blog-row';

/** Up to three other blogs below a blog, with paging in steps of three (specification, section 2). */
export function OtherBlogs({ blogId }: { readonly blogId: string }) {
  const { data } = useBlogCardsQuery();
  const [page, setPage] = useState(1);
  const others = (data ?? []).filter(({ _id }) => _id !== blogId);
  if (others.length === 0) return null;
  return (
    <Section tone="mist" spacing="tight" aria-labelledby="other-blogs">
      <SectionHead
        id="other-blogs"
        title="More to read"
        action={
          <ButtonLink href={BLOGS_PATH} variant="secondary">
            All blogs
          </ButtonLink>
        }
      />
      <BlogRow blogs={others} page={page} onPage={setPage} show />
    </Section>
  );
}
