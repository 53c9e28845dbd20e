import { Field, FieldFrame } from "~/components/ui/field";
import { lines } from "~/components/ui/field.css";
import type { FieldOf } from "~/components/ui/post-form";
import { LIST_LIMITS } from "~/domain/lists/gift-list";

/** The fields of a list's title, day and note. */
export function DetailsFields({ field }: { field: FieldOf }) {
  const { id, error, ...note } = field("note");
  return (
    <>
      <Field {...field("title")} label="Title" maxLength={LIST_LIMITS.title} autoComplete="off" />
      <Field {...field("day")} label="Day" type="date" optional />
      <FieldFrame id={id} label="Note" error={error} optional>
        {(tied) => (
          <textarea {...note} {...tied} className={lines} rows={3} maxLength={LIST_LIMITS.note} />
        )}
      </FieldFrame>
    </>
  );
}
