import { classes } from "@fairhouse/ui/classes.ts";
import { IconButton } from "@fairhouse/ui/components/icon-button.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { type CarouselState, useCarousel } from "./use-carousel.ts";
import { homeWords } from "./words/words.ts";

export interface Slide {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

/** One slide at a time, moved by swipe, arrows, dots, or by itself until it is paused, pointed at or used. */
export function Carousel({ label, slides }: { label: string; slides: readonly Slide[] }) {
  const words = homeWords.useWords().banners;
  const format = useFormats();
  const box = useRef<HTMLElement>(null);
  const state = useCarousel(slides.length, box);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    const rtl = getComputedStyle(event.currentTarget).direction === "rtl";
    state.show(state.current + ((event.key === "ArrowRight") !== rtl ? 1 : -1));
  };
  return (
    <section
      ref={box}
      aria-roledescription={words.carousel}
      aria-label={label}
      data-mode="dark"
      onKeyDown={onKeyDown}
      className="relative isolate grid overflow-hidden rounded-panel"
    >
      <ul
        ref={state.track}
        aria-live={state.playing ? "off" : "polite"}
        className="scrollbar-none flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain"
      >
        {slides.map((slide, index) => (
          <li
            key={slide.id}
            aria-roledescription={words.slide}
            aria-label={words.position(format.whole(index + 1), format.whole(slides.length))}
            className="grid w-full shrink-0 snap-start snap-always"
          >
            {slide.content}
          </li>
        ))}
      </ul>
      <Controls slides={slides} state={state} />
    </section>
  );
}

const control = "size-9! text-white! hover:bg-white/15! rounded-full!";

/** The controls, on a strip of dark glass over the lower end of the slides. */
function Controls({ slides, state }: { slides: readonly Slide[]; state: CarouselState }) {
  const words = homeWords.useWords().banners;
  return (
    <div className="absolute end-3 bottom-3 flex items-center rounded-full border border-white/12 bg-black/60 px-1">
      <IconButton
        label={words.previous}
        icon={<ChevronLeft className="rtl:-scale-x-100" />}
        onClick={() => state.show(state.current - 1)}
        className={classes(control, "max-sm:hidden! pointer-coarse:hidden!")}
      />
      <Dots slides={slides} state={state} />
      <IconButton
        label={words.next}
        icon={<ChevronRight className="rtl:-scale-x-100" />}
        onClick={() => state.show(state.current + 1)}
        className={classes(control, "max-sm:hidden! pointer-coarse:hidden!")}
      />
      {state.canPlay && (
        <IconButton
          label={state.playing ? words.pause : words.play}
          icon={state.playing ? <Pause className="size-4!" /> : <Play className="size-4!" />}
          onClick={() => state.setPlaying(!state.playing)}
          className={control}
        />
      )}
    </div>
  );
}

/** The current position. Mice press the dots; fingers swipe, and only see them. */
function Dots({ slides, state }: { slides: readonly Slide[]; state: CarouselState }) {
  const words = homeWords.useWords().banners;
  const format = useFormats();
  const dot = (index: number) => (
    <span
      className={classes(
        "block h-2 rounded-full transition-[width,background-color] duration-(--duration-enter) ease-out-expo",
        index === state.current ? "w-5 bg-white" : "w-2 bg-white/55",
      )}
    />
  );
  return (
    <>
      <span className="flex pointer-coarse:hidden">
        {slides.map((slide, index) => (
          <button
            key={slide.id}
            type="button"
            aria-label={words.show(format.whole(index + 1), slide.title)}
            aria-current={index === state.current ? "true" : undefined}
            onClick={() => state.show(index)}
            className="grid h-9 min-w-6 cursor-pointer place-items-center rounded-full px-1 outline-offset-[-3px]"
          >
            {dot(index)}
          </button>
        ))}
      </span>
      <span aria-hidden="true" className="flex gap-2 px-2 pointer-fine:hidden">
        {slides.map((slide, index) => (
          <span key={slide.id}>{dot(index)}</span>
        ))}
      </span>
    </>
  );
}
