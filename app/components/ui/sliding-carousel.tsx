import { Fragment, useEffect, useRef } from "react";
import carouselModule, { type ButtonGroupProps, type ResponsiveType } from "react-multi-carousel";
import * as styles from "./carousel.css";
import type { CarouselProps } from "./carousel-props";

// The package is CommonJS, so its exports object is the default import.
const MultiCarousel = (carouselModule as unknown as { default: typeof carouselModule }).default;

/** Items shown by width. */
const RESPONSIVE: ResponsiveType = {
  wide: { breakpoint: { max: 100_000, min: 1600 }, items: 5 },
  desktop: { breakpoint: { max: 1599, min: 1200 }, items: 4 },
  tablet: { breakpoint: { max: 1199, min: 900 }, items: 3 },
  phone: { breakpoint: { max: 899, min: 0 }, items: 2 },
};

export function SlidingCarousel({ label, items }: CarouselProps) {
  const frame = useRef<HTMLElement>(null);
  useEffect(() => (frame.current ? hideOffScreenSlides(frame.current) : undefined), []);
  return (
    <section ref={frame} className={styles.frame} aria-label={label}>
      <div className={styles.sliding}>
        <MultiCarousel
          responsive={RESPONSIVE}
          arrows={false}
          customButtonGroup={<Arrows label={label} />}
          renderButtonGroupOutside
          itemClass={styles.slide}
          keyBoardControl={false}
          minimumTouchDrag={40}
        >
          {items.map(({ id, content }) => (
            <Fragment key={id}>{content}</Fragment>
          ))}
        </MultiCarousel>
      </div>
    </section>
  );
}

/**
 * The carousel marks slides out of sight `aria-hidden` but leaves their links in the tab order
 * (WCAG 2.2, 4.1.2). `inert` removes them from both.
 */
function hideOffScreenSlides(frame: HTMLElement): () => void {
  const update = () => {
    for (const slide of frame.querySelectorAll<HTMLElement>(".react-multi-carousel-item")) {
      slide.inert = slide.getAttribute("aria-hidden") === "true";
    }
  };
  const observer = new MutationObserver(update);
  observer.observe(frame, { subtree: true, childList: true, attributeFilter: ["aria-hidden"] });
  update();
  return () => observer.disconnect();
}

function Arrows({ label, previous, next, carouselState }: ButtonGroupProps & { label: string }) {
  if (!carouselState) return null;
  const { currentSlide, slidesToShow, totalItems } = carouselState;
  if (totalItems <= slidesToShow) return null;
  const atStart = currentSlide === 0;
  const last = Math.min(currentSlide + slidesToShow, totalItems);
  const atEnd = last === totalItems;
  const shown = slidesToShow === 1 ? last : `${currentSlide + 1} to ${last}`;
  return (
    <div className={styles.arrows}>
      <p role="status" className={styles.shown}>
        {shown} of {totalItems}
      </p>
      <Arrow
        name={`Previous: ${label}`}
        path="m15 5-7 7 7 7"
        disabled={atStart}
        onClick={previous}
      />
      <Arrow name={`Next: ${label}`} path="m9 5 7 7-7 7" disabled={atEnd} onClick={next} />
    </div>
  );
}

type ArrowProps = { name: string; path: string; disabled: boolean; onClick?: () => void };

/** `aria-disabled` at the end of the row, because a disabled button would lose the focus. */
function Arrow({ name, path, disabled, onClick }: ArrowProps) {
  return (
    <button
      type="button"
      className={styles.arrow}
      aria-label={name}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
    >
      <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={path} fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      </svg>
    </button>
  );
}
