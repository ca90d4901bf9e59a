import { AddJobPosting, addBlog, addNews, AddProducts } from 'api-client';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { selectPermission, useAppSelector } from 'shared-store';
import { ButtonLink, Cluster } from 'ui-kit';
import classes from './dashboard.module.css';

const KINDS = [
  { call: AddProducts, label: 'Add product', href: '/admin/products/new' },
  { call: addBlog, label: 'Add blog', href: '/admin/blogs/new' },
  { call: addNews, label: 'Add news item', href: '/admin/news/new' },
  { call: AddJobPosting, label: 'Add job', href: '/admin/job-postings/new' },
] as const;

/** Links to the most used editors. */
export function QuickCreate(): ReactNode {
  const permitted = useAppSelector((state) =>
    KINDS.filter(({ call }) => selectPermission(state, call))
      .map(({ label }) => label)
      .join(),
  );
  return (
    <Cluster gap={1} className={classes.create}>
      {KINDS.filter(({ label }) => permitted.split(',').includes(label)).map(({ label, href }) => (
        <ButtonLink key={href} href={href} variant="secondary" size="small" icon={<Plus aria-hidden="true" />}>
          {label}
        </ButtonLink>
      ))}
    </Cluster>
  );
}
