import * as styles from "./picture-sheet.css";

type Props = {
  subjects: { subject: string; pictures: { name: string; title: string }[] }[];
};

/** A contact sheet of the sample catalogue's pictures, on the pages of both themes. */
export function PictureSheet({ subjects }: Props) {
  return (
    <section aria-labelledby="pictures">
      <h2 id="pictures">Pictures of the sample catalogue</h2>
      {subjects.map(({ subject, pictures }, place) => (
        <section
          key={subject}
          aria-label={subject}
          className={styles.subject}
          data-theme={place % 2 === 0 ? "dark" : "light"}
        >
          <h3 className={styles.name}>{subject}</h3>
          {pictures.map(({ name, title }) => (
            <img
              key={name}
              className={styles.picture}
              src={`/sample/${name}.svg`}
              alt={title}
              title={title}
              width="320"
              height="240"
              loading="lazy"
            />
          ))}
        </section>
      ))}
    </section>
  );
}
