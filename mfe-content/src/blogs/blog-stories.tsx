import { blogPath, isNarrowed, pageCountOf, type Blog } from 'api-client';
import { isHalf, Stories } from '../site/stories';
import { BlogCard } from './blog-card';
import { blogDescription } from './blog-description';
import { BLOGS_PER_PAGE, type BlogChoice } from './blog-list';
import { LeadBlog } from './lead-blog';

interface BlogStoriesProps {
  /** The blogs of this page. */
  readonly blogs: readonly Blog[];
  /** The number of blogs on all pages. */
  readonly total: number;
  readonly choice: BlogChoice;
  readonly onPage: (page: number) => void;
}

/**
 * A page of blogs as cards. The first page of all blogs begins with the newest one, large; the arrows are on the first
 * blog of every page and wrap around.
 */
export function BlogStories({ blogs, total, choice, onPage }: BlogStoriesProps) {
  const pages = pageCountOf(total, BLOGS_PER_PAGE);
  const { page } = choice;
  const leads = page === 1 && !isNarrowed(choice) ? 1 : 0;
  const paging = {
    onPrevious: () => onPage(page > 1 ? page - 1 : pages),
    onNext: () => onPage(page < pages ? page + 1 : 1),
  };
  return (
    <Stories
      lead={blogs.slice(0, leads).map((blog) => (
        <LeadBlog key={blog._id} blog={blog} paged={pages > 1} {...paging} />
      ))}
    >
      {blogs.slice(leads).map((blog, index) => (
        <li key={blog._id}>
          <BlogCard
            index={index + leads}
            image={blog.blogImg}
            authorName={blog.author}
            profileIcon={blog.authorImg}
            description={blogDescription(blog)}
            date={blog.Date}
            time={blog.time}
            blog={blog}
            {...paging}
            blogsPerPage={BLOGS_PER_PAGE}
            length={total}
            show
            to={blogPath(blog.slug || blog._id)}
            headingLevel={2}
            wide={isHalf(index, blogs.length - leads)}
          />
        </li>
      ))}
    </Stories>
  );
}
