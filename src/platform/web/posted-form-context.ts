import { createContext } from 'react';
import type { PostedForm } from '#platform/common/posted-form.ts';

/** The form that this document answers. Only on the server, and only where a form was posted to a plain page. */
export const PostedFormContext = createContext<PostedForm | null>(null);
