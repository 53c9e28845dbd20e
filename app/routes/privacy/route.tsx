import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { Prose } from "~/components/ui/prose";
import { keptFor, MOST_SECURITY_EVENTS } from "~/domain/shared/retention";
import { pageMeta } from "~/lib/page-meta";
import { Processors } from "./processors";
import { TelemetryList } from "./telemetry-list";

export const meta = pageMeta(
  "Privacy Policy",
  "What Ribbon stores, for how long, who processes it, and how to get or delete it.",
);

/** The outside services that this deployment uses. */
export function loader({ context }: LoaderFunctionArgs) {
  const { ideas, products } = context.providers;
  return { ideas: ideas.name, products: products.name, mail: context.config.MAIL_DRIVER };
}

/** The headings by their anchor. */
const PARTS = {
  searching: "When you search without an account",
  account: "When you have an account",
  asked: "When somebody asks you what you would enjoy",
  mails: "Mails",
  lists: "When you share a list of gifts",
  contact: "When you write to us",
  processors: "Who processes it for us",
  cookies: "Cookies and counting",
  rights: "Your rights, and how to use them",
  ai: "About text that a machine wrote",
} as const;

export default function Privacy() {
  const services = useLoaderData<typeof loader>();
  return (
    <Prose title="Privacy Policy" updated="2026-11-22" parts={PARTS}>
      <p>
        Ribbon helps people find gifts. This page says, in plain words, what it stores about you and
        about the people you give to, why, for how long, and how you stay in charge of it. We sell
        nothing about you and show no advertising that follows you.
      </p>

      <h2 id="searching">{PARTS.searching}</h2>
      <ul>
        <li>
          We store what you typed (recipient, age, occasion, interests, what to avoid, budget,
          region, and later what to change) and the results, so that the page can be shown to you
          and to whoever you give its address to, without the age if you choose so. Please leave out
          names: we do not need them. A search for one of your profile cards also keeps what that
          person told you to leave out and would rather have, and shows it to nobody. If you are
          logged in, the search keeps a hash from which it knows you again.
        </li>
        <li>
          A search is deleted {keptFor("search")} after it was made. Its address cannot be guessed,
          and search engines are told not to list it.
        </li>
        <li>
          If you ask for the results by email, the search keeps the address until that one mail is
          written; if the search failed, for {keptFor("failedSearchAddress")} more, so that trying
          again can be mailed too. It joins the mailing list only if you tick the box and then
          confirm by the link we send you.
        </li>
        <li>
          Ideas for a search that mentions no name, and what shops answered for them, can be kept
          for {keptFor("answer")}, without who asked, so that the same question is answered at once.
          How often shops are asked the phrase of such an idea is counted, until{" "}
          {keptFor("askedPhrase")} after the last time, and not by whom.
        </li>
        <li>
          If you report a text, we keep the text and how often it was reported, and nothing of you.
        </li>
      </ul>

      <h2 id="account">{PARTS.account}</h2>
      <ul>
        <li>
          Your first and last name, email address, time zone and region, when you agreed to the
          terms, and your password as a salted hash that nobody can read back. While you change your
          address, the new one too; if you make a calendar address, its secret as a hash.
        </li>
        <li>
          The browsers you are signed in with: a short name such as “Firefox on Windows” and when
          each was last used, and when you last ended some. A sign-in ends by itself after{" "}
          {keptFor("session")} without use, and {keptFor("longestSession")} after the login.
        </li>
        <li>
          If you set up two-step log-in: the public key, name and last use of each passkey, the
          encrypted key of your authenticator app (for {keptFor("unfinishedApp")} if it gets no
          first code), and your recovery codes as hashes.
        </li>
        <li>
          What happened to your account, for you to see: log-ins with the name of the browser, wrong
          passwords, changes of password, address and second step, for {keptFor("securityEvent")},
          at most the newest {MOST_SECURITY_EVENTS} of each kind.
        </li>
        <li>
          Your profile cards: the name, relationship, birthday, interests, what to avoid and
          holidays of people you give to, the reminders you switched on, the searches made for a
          card and the ideas you turned down. These people have not met us, so please keep to what a
          gift needs. A birthday may be given without a year.
        </li>
        <li>
          The gifts you save, with their price, their text, what became of them and what you paid; a
          retailer’s picture of one for {keptFor("offer")} at most. If you add a gift by its
          address, our server reads that page once, and fetches its picture: the shop sees our
          server, never you.
        </li>
      </ul>
      <p>
        All of it stays until you delete it or your account; an account that nobody confirms is
        deleted after {keptFor("unconfirmedAccount")}. Links and codes that we mail you are kept as
        hashes and stop working within minutes or {keptFor("accountLink")}, as the mail says.
      </p>

      <h2 id="asked">{PARTS.asked}</h2>
      <p>
        Somebody with an account can send you an address where you tell them your sizes, what you
        avoid and what you would like. What you answer is seen by them alone, with the day. What you
        avoid, have enough of and would rather have also decides which ideas they are given, and is
        kept with their searches for {keptFor("search")}. Without an account you can change and
        withdraw it at that address for {keptFor("askLink")}, and withdraw it afterwards; they can
        delete it too. It is deleted with their card of you or their account, and{" "}
        {keptFor("answers")} after the address ended at the latest. We keep the secret part of the
        address as a hash, and encrypted for who made it, and nothing of who opened it.
      </p>

      <h2 id="mails">{PARTS.mails}</h2>
      <p>
        We keep to which address a mail was sent, when, and its subject, for {keptFor("mail")}. Its
        text is cleared once it is sent; if it could not be sent, {keptFor("unsentText")} later, or
        at once if it was about your account. All of it is deleted with your account, but for a hash
        of an address that was mailed, and when, which is counted for {keptFor("counter")} so that
        nobody is sent many; if you change your address, mails to the old one lose it. For{" "}
        {keptFor("mailKey")} more we keep a hash, from which nobody can read anything, so that no
        mail is sent twice. For the mailing list we keep your address, when and where you agreed,
        and to which words, as proof of your consent. Every mail that is not strictly about your
        account can be stopped from the mail itself, and so can each to an address that nobody has
        confirmed. An address that asked for no more mail is kept on a list for just that purpose.
      </p>

      <h2 id="lists">{PARTS.lists}</h2>
      <ul>
        <li>
          A list holds its title, its day and note if you give one, and its gifts; of those who
          give, the first name they type, what they give and their note. Whoever has the address
          that you send can read that, but the one who made a wish list never sees who gives what.
          No money passes through us.
        </li>
        <li>
          Neither of its two addresses can be guessed, or found out from the other. Search engines
          are told not to list them, other sites are not told of them, and nothing on these pages is
          counted.
        </li>
        <li>
          A list is deleted {keptFor("list")} after it was made, or {keptFor("listAfterDay")} after
          its day if it has one, or at once when you end it, and a claim when it is taken back. For{" "}
          {keptFor("endedList")} more we keep that there was a list, and nothing of it. Your account
          knows only which lists it made, and until they end about which it asked for mail; deleting
          it ends the lists that it made.
        </li>
        <li>
          If you ask for mail about a list, it keeps which account asked, not its address, until you
          switch that off, and when it last mailed you for {keptFor("lastListMail")} more; with your
          account both are deleted, whoever made the list. If you ask to be reminded of what you
          give, it keeps that address until the one mail. A link by mail to take something back is
          sent and not kept on the list.
        </li>
      </ul>

      <h2 id="contact">{PARTS.contact}</h2>
      <p>
        Your name, your address and your message are kept for up to {keptFor("contactMessage")}, so
        that we can answer and look back, and are then deleted.
      </p>

      <h2 id="processors">{PARTS.processors}</h2>
      <Processors {...services} />
      <p>
        No name and no email address of you or your people is part of what is sent for ideas,
        products or summaries. If you follow a link to a retailer, that retailer’s own policy
        applies there.
      </p>

      <h2 id="cookies">{PARTS.cookies}</h2>
      <dl>
        <dt>Sign-in (essential)</dt>
        <dd>
          A cookie that scripts cannot read, only after you log in, for up to {keptFor("session")}.
        </dd>
        <dt>Known browser (essential)</dt>
        <dd>
          “device”, only after you log in, for {keptFor("deviceCookie")}: it keeps strangers who
          guess your password from slowing down your own logins, and a log-in without it is told to
          you by mail. It holds no address, and counts for nothing once your password or address
          changes or you end sessions elsewhere.
        </dd>
        <dt>Second step (essential)</dt>
        <dd>
          “second-step”, for ten minutes between your password and the second step of your log-in,
          if you have one.
        </dd>
        <dt>Mailbox (essential)</dt>
        <dd>
          “mailbox”, for {keptFor("mailboxCookie")} after you use a link or a code of a mail about
          your account, or until you log out: only a browser with it can add a way to log in, and
          strangers who guess your password do not slow it down. It holds your address as a hash.
        </dd>
        <dt>Just confirmed (essential)</dt>
        <dd>
          “just-confirmed”, for ten minutes after you confirm your account, so that the next page
          knows.
        </dd>
        <dt>Proof of a check (essential)</dt>
        <dd>
          “human”, for sixty minutes after you pass the check that spares you the wait between many
          searches. It holds your network address as a hash.
        </dd>
        <dt>Searches that you started (essential)</dt>
        <dd>
          “started”, for {keptFor("startedCookie")} after you start a search without being logged
          in, so that you, and nobody else with its address, can change it. It holds the addresses
          of your last searches.
        </dd>
        <dt>Shared lists (essential)</dt>
        <dd>
          “lists”, for {keptFor("listsCookie")} after you make a list or give something on one, so
          that you, and nobody else with its address, can take back what you said, and are not shown
          what others give you. It holds a random number, and which lists you made.
        </dd>
        <dt>Results by mail (essential)</dt>
        <dd>
          “results-mail”, for {keptFor("resultsMailCookie")} after you have results sent by mail, so
          that their page tells you, and nobody else, where they went. It holds that address,
          encrypted.
        </dd>
        <dt>What you typed (essential)</dt>
        <dd>
          “typed”, for sixty minutes, only if you send a form after you have been logged out: so
          that it is there again after you log in. It holds no password, and nobody but us can read
          it. What you type into the search form, but for an address, is also kept in the tab’s own
          storage, until you close the tab or are logged out. That is not sent to us.
        </dd>
        <dt>Your choice about cookies (essential)</dt>
        <dd>“cookie-consent”, for {keptFor("consentCookie")}.</dd>
        <dt>Light or dark (appearance)</dt>
        <dd>
          “theme”, as a cookie for {keptFor("themeCookie")}, and in local storage until you clear
          it.
        </dd>
        <dt>Carousel or tiles (appearance)</dt>
        <dd>
          “gift-view”, for {keptFor("giftViewCookie")}, once you choose how to see your saved gifts.
        </dd>
        <dt>Signed out (essential)</dt>
        <dd>
          “signed-out”, until you close the browser, and only where our server could not be told of
          your logout.
        </dd>
        <dt>Your place on a page (essential)</dt>
        <dd>
          How far you had scrolled, and which version of Ribbon is open, in session storage, until
          you close the tab.
        </dd>
      </dl>
      <p>If you accept, these events are counted, and nothing else:</p>
      <TelemetryList />
      <p>
        They go to our own address and carry no identifier, no cookie and nothing you typed; the
        part of an address that names one search or card is cut out before anything is stored. They
        are kept for {keptFor("telemetry")}. Nothing is counted before you accept, after you
        decline, or when your browser sends Global Privacy Control. You can change your choice under{" "}
        <Link to="/cookies?from=/privacy">Cookie Preferences</Link> on every page.
      </p>
      <p>
        To keep robots and abuse away, requests of a network address, and wrong passwords and mails
        of an email address, and what an account writes, are counted for up to {keptFor("counter")}.
        Our logs say what failed and when, without names, addresses or what you typed.
      </p>

      <h2 id="rights">{PARTS.rights}</h2>
      <ul>
        <li>
          <strong>See and take it:</strong> “Download my data” on your{" "}
          <Link to="/account">account page</Link> gives you everything as one file.
        </li>
        <li>
          <strong>Correct it:</strong> on the account page and on each profile card.
        </li>
        <li>
          <strong>Delete it:</strong> “Delete my account” removes the account with all cards, saved
          gifts and the links to their searches, at once; the searches themselves go{" "}
          {keptFor("search")} after they were made. Single cards and gifts can be deleted on their
          pages.
        </li>
        <li>
          <strong>Object or ask:</strong> <Link to="/contact">write to us</Link>. Without an
          account, tell us the address of a search and we will delete it early.
        </li>
      </ul>
      <p>
        We rely on your agreement (mailing list, counting), on what is needed to give you the
        service you asked for (searches, account, reminders) and on our interest in keeping it safe
        (limits). If we do not answer well, you can complain to the{" "}
        <a href="https://ico.org.uk/make-a-complaint/">Information Commissioner’s Office</a> in the
        UK.
      </p>

      <h2 id="ai">{PARTS.ai}</h2>
      <p>
        Ideas, reviews and summaries on Ribbon can be written by software from the details of a
        product. They are labelled where they stand. None of them is a customer’s review, and nobody
        here has tried the product. Ratings counts are the retailer’s.
      </p>
    </Prose>
  );
}
