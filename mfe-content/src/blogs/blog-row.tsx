import type { Blog } from 'api-client';
import type { HeadingLevel } from 'ui-kit';
import { blogPath } from '../paths';
import { BlogCard } from './blog-card';
import { blogDescription } from './blog-description';
import { BLOG_STEP, blogPageCount, blogsOfPage } from './blog-paging';
import classes from './blog-row.module.css';

interface BlogRowProps {
  readonly blogs: readonly Blog[];
  /** Which three of them, from 1. */
  readonly page: number;
  readonly onPage: (page: number) => void;
  /** Whether the first card carries the arrows. */
  readonly show: boolean;
  readonly headingLevel?: HeadingLevel;
}

/** Three blogs beside one another. The arrows go round: after the last three come the first. */
export function BlogRow({ blogs, page, onPage, show, headingLevel }: BlogRowProps) {
  const pages = blogPageCount(blogs.length);
  return (
    <ul className={classes.row} role="list">
      {blogsOfPage(blogs, page).map((blog, index) => (
        <li key={blog._id}>
          <BlogCard
            index={index}
            image={blog.blogImg}
            authorName={blog.author}
            profileIcon={blog.authorImg}
            description={blogDescription(blog)}
            date={blog.Date}
            time={blog.time}
            blog={blog}
            onPrevious={() => onPage(page > 1 ? page - 1 : pages)}
            onNext={() => onPage(page < pages ? page + 1 : 1)}
            blogsPerPage={BLOG_STEP}
            length={blogs.length}
            show={show}
            to={blogPath(blog.slug || blog._id)}
            headingLevel={headingLevel}
          />
        </li>
      ))}
    </ul>
  );
}
