import { blogPath, pageCountOf, type Blog } from 'api-client';
import { BlogCard } from './blog-card';
import { blogDescription } from './blog-description';
import classes from './blog-row.module.css';

interface BlogRowProps {
  /** The blogs of this page. */
  readonly blogs: readonly Blog[];
  /** The number of blogs on all pages. */
  readonly total: number;
  /** The number of blogs on a page. */
  readonly perPage: number;
  /** The page number, from 1. */
  readonly page: number;
  readonly onPage: (page: number) => void;
  /** Whether the first card has the arrows. */
  readonly show: boolean;
}

/** Some blogs below other content, three in a row. The arrows wrap around: the first page follows the last. */
export function BlogRow({ blogs, total, perPage, page, onPage, show }: BlogRowProps) {
  const pages = pageCountOf(total, perPage);
  return (
    <ul className={classes.row} role="list">
      {blogs.map((blog, index) => (
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
            blogsPerPage={perPage}
            length={total}
            show={show}
            to={blogPath(blog.slug || blog._id)}
          />
        </li>
      ))}
    </ul>
  );
}
